/** Uploads that the test itself advances: `XMLHttpRequest` for pages that show how much of a file has been sent. */
export class FakeUpload {
  static readonly begun: FakeUpload[] = [];
  status = 0;
  responseText = '';
  path = '';
  body: FormData | undefined;
  isAborted = false;
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;

  open(_method: string, path: string): void {
    this.path = path;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: FormData): void {
    this.body = body;
    FakeUpload.begun.push(this);
  }
  abort(): void {
    this.isAborted = true;
    this.onabort?.();
  }
  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}
