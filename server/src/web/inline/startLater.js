// Inlined into the first answer of a shared page: the policy of that answer contains its hash. Loads the portal's own
// style sheets and scripts after the page has loaded, or at once on interaction or if another look was chosen.
(() => {
  const { styles = '', scripts = '', drawn = '{}' } = document.currentScript?.dataset ?? {};
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const href of styles.split(' ').filter(Boolean)) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      document.head.append(link);
    }
    const addresses = scripts.split(' ').filter(Boolean);
    for (const href of addresses) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    const run = () => {
      for (const src of addresses) {
        const script = document.createElement('script');
        script.type = 'module';
        script.crossOrigin = 'anonymous';
        script.src = src;
        document.head.append(script);
      }
    };
    // An added script runs as soon as it has loaded, which may be before the rest of this page has.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run, { once: true });
    else run();
  };
  let settings = null;
  try {
    settings = JSON.parse(localStorage.getItem('settings') ?? 'null');
  } catch {
    // Storage may be blocked or have unexpected content.
  }
  // The drawing shows the default settings.
  if (Object.entries(JSON.parse(drawn)).some(([name, value]) => (settings?.[name] ?? value) !== value)) {
    document.documentElement.dataset.firstAnswer = 'hidden';
    start();
    return;
  }
  for (const sign of ['pointerdown', 'keydown', 'touchstart']) addEventListener(sign, start, { once: true });
  addEventListener('load', () => setTimeout(start, 0));
})();
