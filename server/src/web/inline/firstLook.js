// Inlined into the first answer of a drawn page, after its drawings: the policy of that answer contains its hash. Shows
// the drawing that fits this browser, if any. The portal's own page replaces it and keeps what has been typed.
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
    // Storage is blocked or has unexpected content: the portal handles it.
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
  // The same question as arePasskeysSupported.
  if (/\.\d+$|:/.test(location.hostname) || !window.PublicKeyCredential?.parseRequestOptionsFromJSON)
    root.dataset.noPasskeys = '';
  // The picture takes a third of the first layout; what somebody signs in with is painted before it.
  const picture = first.querySelector('[data-after-paint]');
  const parts = [...(picture?.childNodes ?? [])];
  picture?.replaceChildren();
  requestAnimationFrame(() => setTimeout(() => picture?.append(...parts)));
  currentScript?.before(first);
  // Nothing typed may reach the address; Enter is meant for the portal's form.
  first.addEventListener('submit', (event) => {
    event.preventDefault();
    first.dataset.sent = '';
  });
  first.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button[type=button], label:has([type=radio])');
    if (!button) return;
    const way = button.querySelector('[type=radio]');
    if (way) {
      // The fields of another way are not drawn; until they are, nothing may be typed into the fields of this one.
      const form = first.querySelector('form');
      form.inert = !way.defaultChecked;
      form.style.opacity = form.inert ? '0.5' : '';
    }
    if (way?.defaultChecked) delete first.dataset.pressed;
    else first.dataset.pressed = button.textContent;
  });
  // An element held down while the drawing is replaced never gets a click: the portal's page gets the release.
  first.addEventListener('pointerdown', ({ target }) => {
    const held = target instanceof Element && target.closest('a, button, label');
    if (held) first.dataset.held = held.textContent;
  });
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => delete first.dataset.held);
  // Without scripts the form would not work.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && first.remove(), true);
  first.querySelector('input[name=username]')?.focus({ preventScroll: true });
})();
