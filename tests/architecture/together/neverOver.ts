import { it } from 'node:test';

// For together.test.ts.
it('waits for ever', () => new Promise((resolve) => setTimeout(resolve, 2 ** 31 - 1)));
