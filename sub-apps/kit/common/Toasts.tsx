import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';

type Tell = (words: string) => void;
const ToastContext = createContext<Tell>(() => undefined);
const SHOWN_MS = 5000;

/** Says something below the page for a while, and to whoever listens. */
export const useToast = (): Tell => useContext(ToastContext);

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = window.setTimeout(() => setSaid(''), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [said]);
  const tell = useCallback((words: string) => setSaid(words), []);
  return (
    <ToastContext.Provider value={tell}>
      {children}
      <div className="toast" role="status" data-empty={said === ''}>
        {said}
      </div>
    </ToastContext.Provider>
  );
}
