import { drawnMarkup } from '../../sub-apps/kit/core/richMarkup.ts';
import { RichEditor } from '../../sub-apps/kit/form/richEditor.ts';

const PICTURE = '<img src="/api/application/get-picture-file/a.png" alt="Plan" width="640" height="360">';
const TABLE =
  '<table><caption>Hours</caption><thead><tr><th scope="col" colspan="2">Day</th></tr></thead><tbody><tr><td rowspan="2">Mon</td><td></td></tr></tbody></table>';

const editors: RichEditor[] = [];
afterEach(() => {
  for (const { editor } of editors.splice(0)) editor.destroy();
});

/** An editor with a text, and what it has told the form. */
function editorOf(html: string) {
  const told: string[] = [];
  const place = document.createElement('div');
  document.body.append(place);
  const rich = new RichEditor(place, 'Text', (written) => told.push(written));
  editors.push(rich);
  rich.show(html);
  return { rich, place, told, editor: rich.editor };
}

describe('the rich text editor of the applications', () => {
  it.each([
    ['a picture between paragraphs', `<p>a</p>${PICTURE}<p>b</p>`, PICTURE],
    ['a picture in a sentence', `<p>a ${PICTURE} b</p>`, `<p>a ${PICTURE} b</p>`],
    ['a picture that is a link', `<p><a href="https://a.test/" title="A">${PICTURE}</a></p>`, PICTURE],
    ['a table', `<p>a</p>${TABLE}`, TABLE],
    ['a table in a list', `<ul><li><p>a</p>${TABLE}</li></ul>`, TABLE],
    ['a figure with its caption', `<figure>${PICTURE}<figcaption>Plan <em>B</em></figcaption></figure>`, 'figcaption'],
    ['raised and lowered characters', '<p>m<sup>2</sup>, H<sub>2</sub>O</p>', '<p>m<sup>2</sup>, H<sub>2</sub>O</p>'],
    ['every heading', '<h2>a</h2><h3>b</h3><h4>c</h4><h5>d</h5>', '<h2>a</h2><h3>b</h3><h4>c</h4><h5>d</h5>'],
    ['the start of a list', '<ol start="4"><li>d</li></ol>', '<ol start="4"><li><p>d</p></li></ol>'],
    ['marks inside code', '<p>a</p><p><code>b <strong>c</strong></code></p>', '<code>b <strong>c</strong></code>'],
    ['lines inside code', '<pre>a<br>b</pre>', '<pre>a<br>b</pre>'],
    ['a name for a place without an address', '<p><a title="Here">a</a></p>', '<a title="Here">a</a>'],
    ['a number as a title', '<p><a href="/a" title="007">a</a></p>', 'title="007"'],
  ])('keeps %s when something else is written', (_, html, kept) => {
    const { editor, told } = editorOf(html);
    editor.commands.insertContentAt(editor.state.doc.content.size, '<p>new</p>');
    expect(told.at(-1)).toContain(kept);
    expect(told.at(-1)).toContain('<p>new</p>');
  });
  it('says nothing as long as nobody writes, and hands back the very text once everything is undone', () => {
    const html = `<p>a<b>b</b></p>\n<ul><li>c</li></ul>${TABLE}`;
    const { editor, told } = editorOf(html);
    editor.commands.focus();
    editor.commands.setTextSelection(2);
    expect(told).toEqual([]);
    editor.commands.insertContentAt(1, 'x');
    expect(told).toHaveLength(1);
    editor.commands.undo();
    editor.commands.undo();
    expect(told.at(-1)).toBe(html);
  });
  it('shows another text from outside, and not again what it has written itself', () => {
    const { rich, editor, told, place } = editorOf('<p>a</p>');
    editor.commands.insertContentAt(1, 'x');
    const { doc } = editor.state;
    rich.show(told.at(-1) ?? '');
    expect(editor.state.doc).toBe(doc);
    rich.show(`<p>b</p>${TABLE}`);
    expect(place.querySelector('caption')?.textContent).toBe('Hours');
    expect(told).toHaveLength(1);
  });
  it('is empty if nothing but empty lines is left, and not if a picture is', () => {
    const { editor, told } = editorOf(`<p>${PICTURE}</p>`);
    editor.commands.insertContentAt(0, '<p></p>');
    expect(told.at(-1)).toContain(PICTURE);
    editor.commands.setContent('<p></p><p></p>');
    expect(told.at(-1)).toBe('');
  });
  it('keeps a pasted table without what could run in it', () => {
    const { editor, told } = editorOf('<p>a</p>');
    editor.commands.insertContentAt(
      3,
      '<table onclick="x()"><tbody><tr><td style="color:red"><img src="javascript:x()" onerror="x()"><script>x()</script>b</td></tr></tbody></table>',
    );
    expect(told.at(-1)).toBe('<p>a</p><table><tbody><tr><td><img>b</td></tr></tbody></table>');
  });
});

describe('rich text on a page', () => {
  const drawn = (html: string) => {
    const box = document.createElement('div');
    box.append(...drawnMarkup(html));
    return box.innerHTML;
  };
  it('shows everything that the server keeps', () => {
    const html = `<h5>a</h5>${TABLE}<figure>${PICTURE}<figcaption>b</figcaption></figure><ol start="3"><li>c<sup>1</sup></li></ol>`;
    expect(drawn(html)).toBe(html);
  });
  it('shows nothing that could run, and the text of what it does not know', () => {
    expect(drawn('<div onclick="x()">a<script>x()</script><style>b</style></div>')).toBe('a');
    expect(drawn('<a href="javascript:x()">a</a><svg><a href="data:x">b</a></svg>')).toBe('<a>a</a><a>b</a>');
  });
});
