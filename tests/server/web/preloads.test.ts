import assert from 'node:assert/strict';
import { it } from 'node:test';
import { PRELOADED_SCREENS, preloads, screenAt } from '../../../server/src/web/preloads.ts';
import { areaWithin } from '../../../src/features/routing/pages.ts';

const manifest = {
  'src/views/account/RegisterPage.tsx': { file: 'assets/RegisterPage-1.js', imports: ['index.html', '_account.js'] },
  '_account.js': { file: 'assets/account-2.js', css: ['assets/account-3.css'], imports: ['index.html'] },
  'index.html': { file: 'assets/index-4.js' },
};

it('a screen names each of its files once, without those that the page starts with', () => {
  const page = '<head><script type="module" crossorigin src="/assets/index-4.js"></script></head>';
  assert.equal(
    preloads(manifest, '/register', page),
    '<link rel="preload" as="style" crossorigin href="/assets/account-3.css">' +
      '<link rel="modulepreload" crossorigin href="/assets/account-2.js">' +
      '<link rel="modulepreload" crossorigin href="/assets/RegisterPage-1.js">',
  );
});

it('a chunk that several modules share is found by its name; texts come with the screen', () => {
  const built = {
    '_signedIn-6.js': { file: 'assets/signedIn-6.js', name: 'signedIn' },
    'src/i18n/zh-CN/portal.ts': { file: 'assets/portal-7.js' },
  };
  assert.equal(
    preloads(built, '/portal', ''),
    '<link rel="modulepreload" crossorigin href="/assets/signedIn-6.js">' +
      '<link rel="modulepreload" crossorigin href="/assets/portal-7.js">',
  );
});

it('a build without the module, or without a manifest, names nothing', () => {
  assert.equal(preloads({}, '/portal', ''), '');
  assert.equal(preloads(manifest, '/elsewhere', ''), '');
});

it('the nearest screen counts, and a share page does not belong to the company', () => {
  assert.equal(screenAt('/console/costCenter/orderManage'), '/console');
  assert.equal(screenAt('/child/crm/customer'), '/child');
  assert.equal(screenAt('/child/scm/supplier/createSupplierPC'), '/child/scm/supplier/createSupplierPC');
  assert.equal(screenAt('/companyShare'), undefined);
  assert.equal(screenAt('/'), undefined);
});

it('a page within the frame names the file of its area', () => {
  for (const screen of PRELOADED_SCREENS) {
    const area = areaWithin(screen);
    if (area === null) continue;
    const file = `assets/${area}-1.js`;
    const built = { [`src/areas/${area}.ts`]: { file }, [`_${area}-1.js`]: { file, name: area } };
    assert.ok(preloads(built, screen, '').includes(file), `${screen} without ${area}`);
  }
});
