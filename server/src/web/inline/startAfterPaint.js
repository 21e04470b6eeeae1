// Inlined into the first answer of a drawn page, after its drawings: the policy of that answer contains its hash. Starts
// the portal's script, which is already being fetched, once the drawing has been painted: a script that is there before
// the first frame would hold it up for as long as it runs.
(() => {
  const { src = '', limitMs } = document.currentScript?.dataset ?? {};
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = 'anonymous';
    script.src = src;
    document.head.append(script);
  };
  const begin = () => {
    if (document.hidden || document.getElementById('first-answer') === null) {
      start();
      return;
    }
    requestAnimationFrame(() => setTimeout(start));
    // A page that is hidden meanwhile gets no frame.
    setTimeout(start, Number(limitMs));
  };
  // An added script runs as soon as it has loaded, which may be before the rest of this page has.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin, { once: true });
  else begin();
})();
