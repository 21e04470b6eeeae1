import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';

type Tell = (words: string) => void;
const ToastContext = createContext<Tell>(() => undefined);
const SHOWN_MS = 5000;

/** Says something below the page for a while, and to whoever listens. */
export const useToast = (): Tell => useContext(ToastContext);

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [{ words: said, turn }, setSaid] = useState({ words: '', turn: 0 });
  const tell = useCallback((words: string) => setSaid((last) => ({ words, turn: last.turn + 1 })), []);
  useEffect(() => {
    if (said === '') return;
    const timer = window.setTimeout(() => tell(''), SHOWN_MS);
    return () => window.clearTimeout(timer);
    // The same words again are another thing that has happened, and stay as long.
  }, [said, turn, tell]);
  return (
    <ToastContext.Provider value={tell}>
      {children}
      <div className="toast" role="status" data-empty={said === ''}>
        <span key={turn}>{said}</span>
      </div>
    </ToastContext.Provider>
  );
}
