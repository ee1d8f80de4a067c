/* Find a rule by any words of it. */

const simple = (text) => text.toLowerCase().normalize('NFKD').replace(/[\u0300-\u036f]/g, '').replaceAll('ł', 'l');

document.addEventListener('input', (event) => {
  if (!event.target.matches('[data-find-rule]')) return;
  const wanted = simple(event.target.value.trim());
  const home = event.target.closest('#rules, .rulebook');
  for (const rule of home.querySelectorAll('[data-rule]')) rule.hidden = wanted !== '' && !simple(rule.textContent).includes(wanted);
  for (const other of home.querySelectorAll('[data-aside], .rules-text h2, .rules-text li:not([data-rule])')) other.hidden = wanted !== '';
});
