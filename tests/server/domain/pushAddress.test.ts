import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isPublicAddress, isPushAddress } from '../../../server/src/domain/push/pushAddress.ts';

describe('an address to which messages are pushed', () => {
  const isOpen = (endpoint: string, origins: string[] = []) => isPushAddress(endpoint, origins);

  it('is that of a public host, by a name or by its number', () => {
    for (const endpoint of [
      ...[
        'https://push.example/1',
        'https://push.example.:8443/1',
        'https://localhost.example/1',
        'https://a.local.io/1',
      ],
      ...['https://8.8.8.8/1', 'https://[2606:4700::1111]/1'],
    ])
      assert.equal(isOpen(endpoint), true, endpoint);
  });

  it('is no name of this machine or network, however it ends', () => {
    for (const name of ['localhost', 'intranet', 'a.localhost', 'db.internal', 'printer.local'])
      for (const host of [name, `${name}.`, name.toUpperCase()]) assert.equal(isOpen(`https://${host}/1`), false, host);
  });

  it('has no other protocol, no password and no host in a closed network, unless the operator lists its origin', () => {
    for (const endpoint of [
      ...['push', 'http://push.example/1', 'ftp://push.example/1', 'https://me@push.example/1'],
      ...['https://:secret@push.example/1', 'https://10.1.2.3/1', 'https://127.1/1', 'https://[::1]/1'],
    ])
      assert.equal(isOpen(endpoint), false, endpoint);
    const origins = ['http://10.1.2.3:8080', 'https://push.example'];
    assert.equal(isOpen('http://10.1.2.3:8080/1', origins), true);
    assert.equal(isOpen('http://10.1.2.3:8081/1', origins), false);
    assert.equal(isOpen('https://me:secret@push.example/1', origins), false);
  });
});

describe('a public address', () => {
  it('is outside every network that is private, shared, reserved or derived from such a one', () => {
    const closed = `
      0.0.0.0 0.255.255.255 10.0.0.0 10.255.255.255 100.64.0.0 100.127.255.255 127.0.0.1 127.255.255.255 169.254.0.0
      169.254.169.254 172.16.0.0 172.31.255.255 192.0.0.0 192.0.0.255 192.168.0.0 192.168.255.255 198.18.0.0
      198.19.255.255 224.0.0.0 239.255.255.255 240.0.0.0 255.255.255.255
      :: ::1 ::ffff:8.8.8.8 64:ff9b::808:808 fc00::1 fe80::1 ff02::1 2001:: 2001:0:ffff::1 2002:: 2002:ffff::1 4000::`;
    for (const ip of closed.trim().split(/\s+/)) assert.equal(isPublicAddress(ip), false, ip);
    const open = `
      1.0.0.0 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 169.253.255.255 169.255.0.0
      172.15.255.255 172.32.0.0 191.255.255.255 192.0.1.0 192.167.255.255 192.169.0.0 198.17.255.255 198.20.0.0
      223.255.255.255 2000:: 2001:1:: 2003:: 3fff:ffff::1`;
    for (const ip of open.trim().split(/\s+/)) assert.equal(isPublicAddress(ip), true, ip);
    for (const text of ['', 'localhost', '1.2.3', '10.0.0.0/8']) assert.equal(isPublicAddress(text), false, text);
  });
});
