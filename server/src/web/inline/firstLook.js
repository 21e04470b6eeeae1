// Inlined into the first answer of a page that is drawn, behind its drawings: its hash stands in the policy of that answer. Shows the
// drawing that fits this browser, if one does. The portal's own page takes its place, with what has been typed until then.
(() => {
  const root = document.documentElement;
  const { currentScript } = document;
  const { settings: known, stored, present, absent, looks } = JSON.parse(currentScript?.dataset.fitsFor ?? '{}');
  const { pathname } = location;
  const chosen = {};
  const isAt = (paths) => !paths || paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  const fits = ({ media, settings = {}, paths }) =>
    (!media || matchMedia(media).matches) &&
    isAt(paths) &&
    Object.entries(settings).every(([name, value]) => chosen[name] === value);
  let look;
  const words = new Map();
  const drawings = [...(currentScript?.previousElementSibling?.querySelectorAll('template') ?? [])];
  const drawing = (of) => drawings.find(({ dataset }) => dataset.look === of)?.content ?? '';
  try {
    const own = JSON.parse(localStorage.getItem('settings') ?? '{}') ?? {};
    for (const [name, { unset, drawn }] of Object.entries(known)) {
      chosen[name] = own[name] ?? unset;
      if (!drawn.includes(chosen[name])) return;
    }
    for (const [key, value] of Object.entries(stored)) if ((localStorage.getItem(key) ?? value) !== value) return;
    for (const key of present) {
      const value = localStorage.getItem(key);
      if (value === null) return;
      words.set(key, value);
    }
    for (const { key, paths } of absent) {
      if (!isAt(paths)) continue;
      if (sessionStorage.getItem(key) !== null || localStorage.getItem(key) !== null) return;
    }
    look = looks.find(fits)?.look;
  } catch {
    // Storage is refused, or holds anything: the portal knows what to do.
  }
  if (look === undefined) return;
  const first = document.createElement('div');
  first.id = 'first-answer';
  first.append(drawing('any'), drawing(look));
  for (const place of first.querySelectorAll('[data-stored]')) place.textContent = words.get(place.dataset.stored);
  root.lang = chosen.language;
  root.dataset.style = chosen.style;
  root.dataset.primary = chosen.primaryColour;
  root.dataset.size = chosen.size;
  if (!('PublicKeyCredential' in window)) root.dataset.noPasskeys = '';
  currentScript?.before(first);
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
