/* Light by the hour of the system, before anything is drawn: a page that changes its light while it is read is no welcome. */

(({ documentElement: root }) => {
  root.classList.add('js');
  if (root.dataset.theme || !matchMedia('(prefers-color-scheme: dark)').matches) return;
  root.dataset.theme = 'lantern';
  document.cookie = 'theme=lantern; path=/; max-age=31536000; SameSite=Lax';
})(document);
