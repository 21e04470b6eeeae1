import '../../base.css';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import type { SharePage } from '../../../../contract/sharePage.ts';
import { drawnTexts } from '../../../i18n/drawnTexts.ts';
import { RichTextCleaner } from '../../common/RichText.tsx';
import { ShareScreen } from './ShareScreen.tsx';

export { firstLook } from './firstLook.ts';

interface RenderOptions {
  /** Path and query of the page. */
  readonly href: string;
  /** Who runs this portal. */
  readonly brand: string;
  /** Makes rich text harmless: there is no document here that could. */
  readonly clean: (html: string) => string;
}

const texts = drawnTexts();

/** The markup of a public page, drawn without a document. Throws for a path that is none. */
export function renderShare(page: SharePage, { href, brand, clean }: RenderOptions): string {
  return renderToString(
    <I18nextProvider i18n={texts}>
      <RichTextCleaner value={clean}>
        <StaticRouter location={href}>
          <ShareScreen page={page} href={href} brand={brand} />
        </StaticRouter>
      </RichTextCleaner>
    </I18nextProvider>,
  );
}
