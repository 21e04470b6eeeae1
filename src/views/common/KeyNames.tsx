import styles from './KeyNames.module.css';

/** The keys of a shortcut, as they are printed on them. */
export function KeyNames({ of }: { readonly of: string }) {
  return (
    <span className={styles.keys}>
      {of.split('+').map((key) => (
        <kbd key={key}>{key.length === 1 ? key.toUpperCase() : key}</kbd>
      ))}
    </span>
  );
}
