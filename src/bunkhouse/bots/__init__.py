"""Players made of code. They see what a seat may see, and nothing else."""
