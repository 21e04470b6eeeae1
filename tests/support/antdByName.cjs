const folder = (name) => name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** antd in tests: a component is loaded when a view uses it. antd's own index loads all seventy, a second for each test file. */
module.exports = new Proxy(
  {},
  { get: (_, name) => (name === '__esModule' ? true : require(`antd/lib/${folder(name)}`).default) },
);
