/** Tells the message of every error nobody caught, of promises too. Returns the function that ends it. */
export function onRuntimeError(listener: (message: string) => void): () => void {
  const thrown = ({ message }: ErrorEvent) => listener(message);
  const rejected = ({ reason }: PromiseRejectionEvent) =>
    listener(reason instanceof Error ? reason.message : String(reason));
  window.addEventListener('error', thrown);
  window.addEventListener('unhandledrejection', rejected);
  return () => {
    window.removeEventListener('error', thrown);
    window.removeEventListener('unhandledrejection', rejected);
  };
}
