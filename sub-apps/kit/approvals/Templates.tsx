import { Link, useLocation } from 'react-router-dom';
import type { ApprovalTemplate } from '../../../contract/approvals.ts';
import { Icon } from '../common/Icon.tsx';
import { useKit } from '../context.tsx';
import { useTabTitle } from '../useTabTitle.ts';
import { useApprovalWords } from './words.ts';

/** The processes that one can start. */
export function Templates({ templates }: { readonly templates: readonly ApprovalTemplate[] }) {
  const { application, language, words: kitWords } = useKit();
  useTabTitle(application.label[language]);
  const words = useApprovalWords();
  const { search } = useLocation();
  return (
    <section className="templates">
      <Link className="back list-link" to={`/list${search}`}>
        {kitWords.back.replace('{list}', words.centre)}
      </Link>
      <h2>{words.start}</h2>
      <p className="quiet">{words.chooseType}</p>
      <ul className="plain">
        {templates
          .filter(({ internal }) => !internal)
          .map(({ code, label, icon }) => (
            <li key={code}>
              <Link className="button" to={`/new/${code}${search}`}>
                <Icon name={icon} />
                {label[language]}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
