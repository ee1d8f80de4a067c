/* Who has not chosen a light has that of the system, before anything is drawn and whenever it changes. */

(({ documentElement: root }) => {
  root.classList.add('js');
  if (root.dataset.theme) return;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => { if (dark.matches) root.dataset.theme = 'lantern'; else delete root.dataset.theme; };
  dark.addEventListener('change', follow);
  follow();
})(document);
