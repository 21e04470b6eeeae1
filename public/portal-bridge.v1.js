// The bridge between the portal and an application in its frame (docs/sub-apps.md; types in portal-bridge.v1.d.ts). It asks
// nothing of the application: it stands first in the head, in syntax that every browser reads, and an application that
// nobody frames, or that another page frames, runs as if it were not there.
(function () {
  if (window.parent === window || window.__PORTAL_BRIDGE__) return;

  var ANSWER_MS = 10000;
  var CHUNK_MS = 120000;
  var LOOK_MS = 100;
  var WAKE_MS = 50;
  var OVERLAYS = '.ant-modal-mask,.ant-drawer-mask,.el-overlay,.v-modal,[data-portal-overlay]';
  var WATCHED = 'script[src],link[rel=stylesheet],link[rel=modulepreload]';
  var BOXES = /^(IMG|SVG|CANVAS|VIDEO|INPUT|SELECT|TEXTAREA|IFRAME|OBJECT)$/i;
  var UNSEEN = /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/;
  var CHUNK_FAULT =
    /dynamically imported module|importing a module script failed|unable to preload|loading (css )?chunk/i;
  // Browsers report the first as an error, although it is none; the other is how an application gives up a request.
  var NO_FAULT = /^(ResizeObserver loop|AbortError)/;

  var portal = window.parent;
  var nativePush = history.pushState;
  var nativeReplace = history.replaceState;
  /** @type {MessagePort | null} */
  var port = null;
  var alone = false;
  /** @type {(() => void)[]} */
  var waiting = [];
  /** @type {{ name: string, listener: (value: any) => void }[]} */
  var listeners = [];
  /** @type {Record<string, { resolve: (value: unknown) => void, reject: (error: Error) => void }>} */
  var asked = {};
  /** @type {Record<string, boolean>} */
  var reported = {};
  var lastId = 0;
  var isReady = false;
  var isTitled = false;
  var isOverlaid = false;
  var shownTitle = '';
  var known = location.href;

  /** Now, or once the portal has answered. @param {() => void} work */
  function whenAnswered(work) {
    if (port) work();
    else if (!alone) waiting.push(work);
  }

  /** @param {string} type @param {unknown} data */
  function post(type, data) {
    whenAnswered(function () {
      if (port) port.postMessage({ type: type, data: data });
    });
  }

  /** What of a value can be sent. @param {unknown} value */
  function plain(value) {
    try {
      return JSON.parse(JSON.stringify(value));
    } catch (_) {
      return null;
    }
  }

  /** @param {string} name @param {unknown} [value] */
  function tell(name, value) {
    listeners.slice().forEach(function (entry) {
      if (entry.name === name) entry.listener(value);
    });
  }

  function folder() {
    return api.props ? api.props.assetBase : '/';
  }

  /** The path inside the application, which the portal shows after `/child/{module}`. @param {string} href */
  function pathOf(href) {
    var url = new URL(href);
    var inside = (url.pathname + '/').indexOf(folder()) === 0 ? url.pathname.slice(folder().length - 1) : url.pathname;
    return (inside || '/') + url.search + url.hash;
  }

  // The history is the portal's: what the application would push, the portal pushes, and the frame keeps one entry.

  /** @param {string} action @param {unknown} state */
  function moved(action, state) {
    var href = location.href;
    known = href;
    whenAnswered(function () {
      post('route', { action: action, path: pathOf(href), state: plain(state) });
    });
  }

  history.pushState = function (state, title, url) {
    if (alone) return nativePush.call(history, state, title, url);
    var before = location.href;
    nativeReplace.call(history, state, title, url);
    moved(location.href === before ? 'replace' : 'push', state);
  };
  history.replaceState = function (state, title, url) {
    nativeReplace.call(history, state, title, url);
    moved('replace', state);
  };
  /** What the browser has done by itself, such as `location.hash = …`. */
  function mirror() {
    if (location.href !== known) moved('replace', history.state);
  }
  window.addEventListener('hashchange', mirror);
  window.addEventListener('popstate', mirror);

  /** The portal goes back, forward or elsewhere. @param {{ path: string, state: unknown }} to */
  function go(to) {
    var before = location.href;
    nativeReplace.call(history, to.state, '', folder().slice(0, -1) + to.path);
    known = location.href;
    window.dispatchEvent(new PopStateEvent('popstate', { state: to.state }));
    if (before.split('#')[0] === known.split('#')[0] && before !== known)
      window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL: before, newURL: known }));
  }

  // What the portal hears of the application without its doing.

  /** @param {string} kind @param {Record<string, string>} fault */
  function report(kind, fault) {
    var text = [kind, fault.message, fault.url].join('\n');
    if (reported[text]) return;
    reported[text] = true;
    /** @type {Record<string, string>} */
    var data = { kind: kind };
    Object.keys(fault).forEach(function (field) {
      if (fault[field]) data[field] = String(fault[field]).slice(0, 2000);
    });
    post('error', data);
  }

  /** @param {any} error @param {string} [message] */
  function thrown(error, message) {
    var name = (error && error.name) || '';
    var text = (error && error.message) || message || String(error);
    if (NO_FAULT.test(name) || NO_FAULT.test(text)) return;
    report(name === 'ChunkLoadError' || CHUNK_FAULT.test(text) ? 'chunk' : 'runtime', { name: name, message: text });
  }

  /** The address of a script or style of this origin; others, such as statistics, are no part of it. @param {any} node */
  function partOf(node) {
    if (!node || !node.matches || !node.matches(WATCHED)) return '';
    var href = node.src || node.href;
    return new URL(href, location.href).origin === location.origin ? href : '';
  }

  window.addEventListener(
    'error',
    function (event) {
      var url = partOf(event.target);
      if (url) report(isReady ? 'chunk' : 'resource', { message: 'Loading ' + url + ' failed.', url: url });
      else if (event instanceof ErrorEvent) thrown(event.error, event.message);
    },
    true
  );
  window.addEventListener('unhandledrejection', function (event) {
    thrown(event.reason);
  });
  // Nothing is prevented here: the import would resolve with nothing.
  window.addEventListener('vite:preloadError', function (event) {
    var error = /** @type {any} */ (event).payload;
    report('chunk', { name: 'ChunkLoadError', message: String((error && error.message) || error) });
  });

  /** A part that is asked for later and neither comes nor fails. @param {any} node */
  function watchPart(node) {
    var url = partOf(node);
    if (!url) return;
    var timer = setTimeout(
      function () {
        report('chunk', { name: 'ChunkLoadError', message: 'Loading ' + url + ' failed. (TIMEOUT)', url: url });
      },
      api.props ? api.props.chunkTimeoutMs : CHUNK_MS
    );
    ['load', 'error'].forEach(function (type) {
      node.addEventListener(type, function () {
        clearTimeout(timer);
      });
    });
  }

  /** @param {Element} element */
  function isSeen(element) {
    var box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== 'hidden';
  }

  /** Whether something stands on the page: a text or a picture, not only the empty element it will be drawn in. */
  function isDrawn() {
    return [].some.call(document.querySelectorAll('body,body *'), function (/** @type {Element} */ element) {
      if (UNSEEN.test(element.tagName)) return false;
      var says = [].some.call(element.childNodes, function (/** @type {Node} */ node) {
        return node.nodeType === 3 && /\S/.test(node.nodeValue || '');
      });
      return (says || BOXES.test(element.tagName)) && isSeen(element);
    });
  }

  /** @param {boolean} auto */
  function becomeReady(auto) {
    if (isReady) return;
    isReady = true;
    whenAnswered(function () {
      if (window.frameElement) window.frameElement.setAttribute('data-drawn', '');
      // What the portal does then would only hold up the picture.
      afterPicture(function () {
        post('ready', auto ? { path: pathOf(location.href), auto: true } : { path: pathOf(location.href) });
      });
    });
  }

  /** Soon where there is no picture, because the page is hidden. @param {() => void} work */
  function afterPicture(work) {
    var isDone = false;
    function once() {
      if (!isDone) work();
      isDone = true;
    }
    requestAnimationFrame(function () {
      setTimeout(once, 0);
    });
    setTimeout(once, LOOK_MS);
  }

  /** @type {ReturnType<typeof setTimeout> | 0} */
  var looking = 0;
  /** Once for many changes: with the next picture, or soon where there is none because the page is hidden. */
  function lookSoon() {
    if (looking) return;
    looking = setTimeout(look, LOOK_MS);
    requestAnimationFrame(look);
  }
  function look() {
    if (!looking) return;
    clearTimeout(looking);
    looking = 0;
    // Until then the scripts of the page are on their way, and what stands there is only to bridge the time.
    if (!isReady && document.readyState !== 'loading' && document.body && isDrawn()) becomeReady(true);
    var overlaid = [].some.call(document.querySelectorAll(OVERLAYS), isSeen);
    if (overlaid !== isOverlaid) post('overlay', { on: overlaid });
    isOverlaid = overlaid;
    if (isTitled || !document.title || document.title === shownTitle) return;
    shownTitle = document.title;
    post('title', { text: shownTitle.slice(0, 120) });
  }
  /** What was said in another language is forgotten by the portal; whoever has new words for it has said them by then. */
  function sayTitleAgain() {
    if (isTitled) return post('title', { text: shownTitle });
    shownTitle = '';
    lookSoon();
  }
  new MutationObserver(function (changes) {
    lookSoon();
    // It is to be seen with the picture that it is first drawn in, not with the next one.
    if (!isReady) look();
    changes.forEach(function (change) {
      // What the page itself asks for is the portal's to wait for.
      if (isReady) [].forEach.call(change.addedNodes, watchPart);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  document.addEventListener('DOMContentLoaded', lookSoon);
  window.addEventListener('load', lookSoon);
  document.addEventListener(
    'pointerdown',
    function () {
      left = null;
      post('pointerdown', {});
    },
    true
  );

  // The portal's shortcuts. The window hears a key last, so that what the application does with it goes first.

  /**
   * What had the focus when a shortcut led away, until the person is here again: the portal knows the frame alone, and gives it the focus
   * once for each thing that it has shown meanwhile.
   * @type {any}
   */
  var left = null;
  var FIELDS = 'input:not([type=range]),textarea,select';
  /** @param {any} target */
  function isTypedInto(target) {
    return (
      !!target &&
      !!target.closest &&
      (target.isContentEditable || target.closest(FIELDS + ',[contenteditable]') !== null)
    );
  }
  window.addEventListener('keydown', function (event) {
    left = null;
    var hasControl = event.ctrlKey || event.metaKey;
    // Browsers that fill a form in send keys without a name. An input method has the key, or a dialog or a field of the application
    // where no modifier says otherwise.
    if (!event.key || event.defaultPrevented || event.altKey || event.isComposing || event.keyCode === 229) return;
    if (!hasControl && (isOverlaid || isTypedInto(event.composedPath()[0]))) return;
    var key = (hasControl ? 'Ctrl+' : '') + (event.key.length === 1 ? event.key.toLowerCase() : event.key);
    if (!api.props || (api.props.shortcuts || []).indexOf(key) < 0) return;
    event.preventDefault();
    left = document.activeElement;
    post('shortcut', { key: key });
  });
  window.addEventListener('focus', function () {
    if (left && document.activeElement === document.body && document.contains(left)) left.focus();
  });

  // What the application may use.

  /** @type {{ -readonly [Name in keyof import('./portal-bridge.v1.d.ts').PortalBridge]: import('./portal-bridge.v1.d.ts').PortalBridge[Name] }} */
  var api = {
    contract: 1,
    props: null,
    ready: function () {
      becomeReady(false);
    },
    navigate: function (to, options) {
      if (alone) location.assign(to);
      else post('navigate', { to: to, replace: !!options && options.replace === true });
    },
    /** @param {any} name @param {any} [args] */
    request: function (name, args) {
      return new Promise(function (resolve, reject) {
        if (alone) return reject(new Error('No portal answers.'));
        lastId += 1;
        asked[lastId] = { resolve: resolve, reject: reject };
        post('request', { id: lastId, name: name, args: plain(args) });
      });
    },
    dirty: function (on) {
      post('dirty', { on: on === true });
    },
    bar: function (height) {
      post('bar', { height: height });
    },
    title: function (text) {
      isTitled = true;
      shownTitle = String(text).slice(0, 120);
      post('title', { text: shownTitle });
    },
    emit: function (type, payload) {
      post('event', { type: type, payload: plain(payload) });
    },
    /** @param {any} name @param {(value: any) => void} listener */
    on: function (name, listener) {
      var entry = { name: name, listener: listener };
      listeners.push(entry);
      if (name === 'props' && api.props) entry.listener(api.props);
      return function () {
        listeners = listeners.filter(function (other) {
          return other !== entry;
        });
      };
    },
  };
  Object.defineProperty(window, '__PORTAL_BRIDGE__', { value: api });

  // The portal, if it is there.

  /** @param {string} id @param {{ value?: unknown, error?: string }} data */
  function answer(id, data) {
    var question = asked[id];
    delete asked[id];
    if (question && data.error === undefined) question.resolve(data.value);
    else if (question) question.reject(new Error(data.error));
  }
  /** @type {ReturnType<typeof setTimeout> | 0} */
  var waking = 0;
  /** What the application does anew once it is in front waits until it is seen there. */
  function wake() {
    if (!waking) return;
    clearTimeout(waking);
    waking = 0;
    tell('activated', {});
  }
  /** @param {MessageEvent} event */
  function hear(event) {
    var type = event.data.type;
    var data = event.data.data;
    var spoken = api.props && api.props.lang;
    // Nothing that comes later is told earlier.
    wake();
    if (type === 'activated') waking = setTimeout(wake, WAKE_MS);
    else if (type === 'go') go(data);
    else if (type === 'response') answer(data.id, data);
    else {
      if (type === 'props') api.props = data;
      tell(type, data);
      if (type === 'props' && data.lang !== spoken) setTimeout(sayTitleAgain, LOOK_MS);
    }
  }
  window.addEventListener('message', function (event) {
    var said = event.data;
    if (port || event.source !== portal || event.origin !== location.origin || !event.ports[0]) return;
    if (!said || said.portalBridge !== 1 || said.type !== 'init') return;
    alone = false;
    port = event.ports[0];
    port.onmessage = hear;
    api.props = said.props;
    waiting.splice(0).forEach(function (work) {
      work();
    });
    tell('props', api.props);
    lookSoon();
  });
  setTimeout(function () {
    if (port) return;
    alone = true;
    waiting = [];
    Object.keys(asked).forEach(function (id) {
      answer(id, { error: 'No portal answers.' });
    });
  }, ANSWER_MS);
  portal.postMessage({ portalBridge: 1, type: 'hello' }, location.origin);
})();
