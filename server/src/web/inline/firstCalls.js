// Inlined into the first answer of the workbench: its hash stands in the policy of that answer. Sends what the workbench asks for first
// while the scripts of the portal are on their way; these take the answers (src/services/browser/firstCalls.ts).
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
      // Whoever takes it learns of it.
      answer.catch(() => {});
      return { url, request, answer, given };
    });
  };
  // What is drawn is painted first: to send them takes as long as that on a slow phone. Where the scripts are there even before that, they send
  // their own.
  requestAnimationFrame(() =>
    setTimeout(() => {
      try {
        if (top === self && !('firstCalls' in window)) send();
      } catch {
        // Nobody is signed in here, or works without a company, or storage is refused or holds anything: the portal knows what to do.
      }
    }),
  );
})();
