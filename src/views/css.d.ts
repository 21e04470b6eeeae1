/** That a class is one of its module, and each class of a module is used, is checked by scripts/support/styleCheck.ts. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
declare module '*.css';
