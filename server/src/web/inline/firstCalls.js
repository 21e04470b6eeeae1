// Inlined into the first answer of the workbench: the policy of that answer contains its hash. Sends the workbench's
// first calls while the portal's scripts are loading; they use the answers (src/services/browser/firstCalls.ts).
(() => {
  const { aheadMs, language, cultures, calls = [] } = JSON.parse(document.currentScript?.dataset.calls ?? '{}');
  const send = () => {
    const settings = JSON.parse(localStorage.getItem('settings') ?? '{}') ?? {};
    const today = new Date(Date.now() + aheadMs).toISOString().slice(0, 10);
    const known = { today, month: today.slice(0, 7), culture: cultures[settings.language ?? language] };
    const filled = JSON.stringify(calls).replace(/__(\w+?)__/g, (_, name) => {
      const value = known[name] ?? localStorage.getItem(name);
      if (!value) throw new Error(name);
      return JSON.stringify(value).slice(1, -1);
    });
    window.firstCalls = JSON.parse(filled).map(({ url, ...request }) => {
      const given = new AbortController();
      const answer = fetch(url, { ...request, signal: given.signal });
      // The code that uses it handles the error.
      answer.catch(() => {});
      return { url, request, answer, given };
    });
  };
  // The drawing is painted first: on a slow phone, sending takes as long as painting. If the scripts arrive before
  // that, they send their own.
  requestAnimationFrame(() =>
    setTimeout(() => {
      try {
        if (top === self && !('firstCalls' in window)) send();
      } catch {
        // Not signed in, no company, or storage is blocked or has unexpected content: the portal handles it.
      }
    }),
  );
})();
