/** Reports the message of every uncaught error, rejected promises included. Returns a function that stops listening. */
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
