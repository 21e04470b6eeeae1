import styles from './KeyNames.module.css';

/** The keys of a shortcut, as printed on a keyboard. */
export function KeyNames({ of }: { readonly of: string }) {
  return (
    <span className={styles.keys}>
      {of.split('+').map((key) => (
        <kbd key={key}>{key.length === 1 ? key.toUpperCase() : key}</kbd>
      ))}
    </span>
  );
}
