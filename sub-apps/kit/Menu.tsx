import { Fragment } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from './common/Icon.tsx';
import { resourceOf, useKit } from './context.tsx';
import { countText } from './core/formats.ts';

/** The application's menu: a row above its pages, which scrolls if it is too long. */
export function Menu() {
  const kit = useKit();
  const { application, counts, language } = kit;
  const { pathname } = useLocation();
  const parts = application.menu.map(({ label, resources }) => ({
    label: label?.[language],
    resources: resources.flatMap((name) => resourceOf(kit, name) ?? []),
  }));
  const [home] = parts[0]?.resources ?? [];
  const [, first = ''] = pathname.split('/');
  // The home page has its own paths, which do not name a resource.
  const current = ['', 'list', 'new'].includes(first) ? home?.name : first;
  return (
    <nav className="menu" aria-label={application.label[language]}>
      {parts.map(({ label, resources }, index) => (
        <Fragment key={label ?? index}>
          {label && <span className="menu-part">{label}</span>}
          {resources.map(({ name, label: own, icon }) => (
            <Link key={name} to={`/${name}`} {...(name === current && { 'aria-current': 'page' })}>
              <Icon name={icon} />
              {own[language]}
              {(counts[name] ?? 0) > 0 && <span className="count">{countText(counts[name])}</span>}
            </Link>
          ))}
        </Fragment>
      ))}
    </nav>
  );
}
