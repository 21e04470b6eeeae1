import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';

type Tell = (words: string) => void;
const ToastContext = createContext<Tell>(() => undefined);
const SHOWN_MS = 5000;

/** Shows a message below the page for a while, and announces it to screen readers. */
export const useToast = (): Tell => useContext(ToastContext);

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [{ words: said, turn }, setSaid] = useState({ words: '', turn: 0 });
  const tell = useCallback((words: string) => setSaid((last) => ({ words, turn: last.turn + 1 })), []);
  useEffect(() => {
    if (said === '') return;
    const timer = window.setTimeout(() => tell(''), SHOWN_MS);
    return () => window.clearTimeout(timer);
    // A repeated message is a new event, and stays for the full time.
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
