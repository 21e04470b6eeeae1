import { createServer } from 'node:net';
import { it } from 'node:test';

// For together.test.ts: nothing closes this.
it('leaves a server open', () => {
  createServer().listen(0);
});
