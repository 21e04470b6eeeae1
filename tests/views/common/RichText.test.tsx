import { render } from '@testing-library/react';
import { RichText } from '../../../src/views/common/RichText.tsx';
import { XSS_VECTORS } from '../../support/xssVectors.ts';

const ELEMENTS =
  /^(DIV|H[2-5]|P|BR|HR|BLOCKQUOTE|PRE|CODE|UL|OL|LI|STRONG|B|EM|I|U|S|SUB|SUP|SPAN|A|IMG|TABLE|CAPTION|THEAD|TBODY|TR|TH|TD|FIGURE|FIGCAPTION)$/;
const ATTRIBUTES =
  /^(href|title|src|alt|width|height|colspan|rowspan|scope|start|target|rel|loading|decoding|data-table|data-number)$/;
const ADDRESS = /^(https?:\/\/|mailto:|tel:|#|\/[^/\\])/;

/** What is wrong with the elements made from a text. */
function faultsOf(text: Element): string[] {
  return [...text.querySelectorAll('*')].flatMap((element) => [
    ...(ELEMENTS.test(element.tagName) ? [] : [`element ${element.tagName}`]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (!ATTRIBUTES.test(name)) return [`attribute ${name}`];
      return /^(href|src)$/.test(name) && !ADDRESS.test(value) ? [`address ${value}`] : [];
    }),
  ]);
}
function show(html: string, pictures = true): HTMLElement {
  const { container } = render(<RichText html={html} pictures={pictures} />);
  const { firstElementChild } = container;
  if (!(firstElementChild instanceof HTMLElement)) throw new Error('Nothing is shown');
  return firstElementChild;
}

describe('rich text', () => {
  it.each(XSS_VECTORS)('$name leaves nothing that runs, and nothing from outside on any element', ({ html }) => {
    expect(faultsOf(show(html))).toEqual([]);
    expect(faultsOf(show(html, false))).toEqual([]);
  });

  it('keeps what looks like an element inside an attribute in the attribute', () => {
    const text = show('<a title="<img src=x onerror=alert(1)><table><td>5</td>" href="/x">x</a>');
    expect(text.querySelectorAll('*')).toHaveLength(1);
    expect(text.querySelector('a')).toHaveAttribute('href', '/x');
  });

  it('keeps everything an article consists of', () => {
    const html =
      '<h2>Why</h2><p>One <strong>word</strong><br>x<sub>2</sub></p><ol start="3"><li>a</li></ol><blockquote><p>q</p></blockquote>' +
      '<pre><code>x</code></pre><figure><figcaption>f</figcaption></figure><hr>';
    expect(show(html).innerHTML).toBe(html);
  });

  it('shows pictures from the portal and from HTTPS sites, and no others', () => {
    const sources = [
      '/api/application/get-picture-file/a%20b.png',
      'https://a.test/a.png',
      'http://a.test/a.png',
      '//a.test/a.png',
      '/api/application/get-picture-file/../../connect/logout',
      '/api/chat/anything',
    ];
    const text = show(sources.map((src) => `<img src="${src}" alt="" width="30" height="20">`).join(''));
    const pictures = [...text.querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(sources.slice(0, 2));
    for (const picture of pictures) {
      expect(picture).toHaveAttribute('loading', 'lazy');
      expect(picture).toHaveAttribute('width', '30');
    }
  });

  it('shows no pictures in a text without them', () => {
    const text = show('<p>kept<img src="https://a.test/a.png"></p>', false);
    expect(text.innerHTML).toBe('<p>kept</p>');
  });

  it('opens links to other sites in a new tab and tells them nothing; its own links stay in the portal', () => {
    const [other, own, mail] = show(
      '<a href="HTTPS://a.test">x</a><a href="/company">x</a><a href="mailto:a@b.test" target="_top">x</a>',
    ).querySelectorAll('a');
    expect(other).toHaveAttribute('rel', 'noopener noreferrer');
    expect(other).toHaveAttribute('target', '_blank');
    for (const link of [own, mail]) {
      expect(link).not.toHaveAttribute('target');
      expect(link).not.toHaveAttribute('rel');
    }
  });

  it('puts a table in a box of its own and marks its numbers', () => {
    const cells = ['50', '1,200.5', '-3', '12%', '<strong>7</strong>', 'AX-40', '5 mm', '2026-11-19', ''];
    const text = show(`<table><tbody><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></tbody></table>`);
    expect(text.firstElementChild).toHaveAttribute('data-table');
    expect(text.querySelector('[data-table] > table')).not.toBeNull();
    expect([...text.querySelectorAll('td')].map((cell) => cell.hasAttribute('data-number'))).toEqual([
      ...[true, true, true, true, true],
      ...[false, false, false, false],
    ]);
  });
});
