/** scripts/support/styleCheck.ts checks that every class exists in its module and every class of a module is used. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
declare module '*.css';
