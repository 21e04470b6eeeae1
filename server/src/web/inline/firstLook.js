// Inlined into the first answer of the sign-in page, behind its drawings: its hash stands in the policy of that answer. Shows the
// drawing that fits this browser, if one does. The portal's own page takes its place, with what has been typed until then.
(() => {
  const root = document.documentElement;
  const { settings: known, stored, absent } = JSON.parse(document.currentScript?.dataset.fitsFor ?? '{}');
  const chosen = {};
  try {
    const own = JSON.parse(localStorage.getItem('settings') ?? '{}') ?? {};
    for (const [name, { unset, drawn }] of Object.entries(known)) {
      chosen[name] = own[name] ?? unset;
      if (!drawn.includes(chosen[name])) return;
    }
    for (const [key, value] of Object.entries(stored)) if ((localStorage.getItem(key) ?? value) !== value) return;
    for (const key of absent) if (sessionStorage.getItem(key) !== null) return;
    // Whoever is signed in is led elsewhere from the root.
    if (location.pathname === '/' && localStorage.getItem('host_token') !== null) return;
  } catch {
    // Storage is refused, or holds anything: the portal knows what to do.
    return;
  }
  const look = `${chosen.language} ${matchMedia('(max-width: 899px)').matches ? 'narrow' : 'wide'}`;
  const drawing = (of) => document.querySelector(`template[data-look="${of}"]`)?.content ?? '';
  const first = document.createElement('div');
  first.id = 'first-answer';
  first.append(drawing('any'), drawing(look));
  root.lang = chosen.language;
  root.dataset.style = chosen.style;
  root.dataset.primary = chosen.primaryColour;
  root.dataset.size = chosen.size;
  if (!('PublicKeyCredential' in window)) root.dataset.noPasskeys = '';
  document.currentScript?.before(first);
  // Nothing that is typed may reach the address; whoever presses Enter means the portal's form.
  first.addEventListener('submit', (event) => {
    event.preventDefault();
    first.dataset.sent = '';
  });
  first.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button[type=button], label:has([type=radio])');
    if (!button) return;
    const way = button.querySelector('[type=radio]');
    if (way) {
      // What another way asks for is not drawn: nothing is typed into the fields of this one meanwhile.
      const form = first.querySelector('form');
      form.inert = !way.defaultChecked;
      form.style.opacity = form.inert ? '0.5' : '';
    }
    if (way?.defaultChecked) delete first.dataset.pressed;
    else first.dataset.pressed = button.textContent;
  });
  // What is held down while the drawing goes is never clicked: its release comes to the portal's page.
  first.addEventListener('pointerdown', ({ target }) => {
    const held = target instanceof Element && target.closest('a, button, label');
    if (held) first.dataset.held = held.textContent;
  });
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => delete first.dataset.held);
  // Without its scripts the form would only look like one.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && first.remove(), true);
  first.querySelector('input[name=username]')?.focus({ preventScroll: true });
})();
