import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readConfig } from '../../../server/src/config/config.ts';
import { TestApp } from '../support/testApp.ts';

const PATH = '/.well-known/security.txt';

describe('the file that says where to report a vulnerability', () => {
  it('names the installation’s contacts, its expiry, and its canonical address', async () => {
    const { securityContacts } = readConfig({
      SECURITY_CONTACT: 'mailto:security@example.com, https://example.com/report',
    });
    const app = await TestApp.start({ securityContacts, publicUrl: 'https://portal.example.com' });
    const { status, headers, text } = await app.ask('GET', PATH);
    assert.deepEqual([status, headers['content-type']], [200, 'text/plain; charset=utf-8']);
    assert.equal(
      text,
      [
        'Contact: mailto:security@example.com',
        'Contact: https://example.com/report',
        'Expires: 2027-02-18T02:24:00.000Z',
        'Preferred-Languages: zh, en',
        `Canonical: https://portal.example.com${PATH}`,
        '',
      ].join('\n'),
    );
    await app.close();
  });

  it('does not exist if nobody is named, and rejects what is not an address', async () => {
    const app = await TestApp.start();
    assert.equal((await app.ask('GET', PATH)).status, 404);
    await app.close();
    assert.throws(() => readConfig({ SECURITY_CONTACT: 'security@example.com' }), /SECURITY_CONTACT must begin with/);
  });
});
