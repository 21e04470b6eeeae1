import '../../base.css';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { SharePage } from '../../../../contract/sharePage.ts';
import { DEFAULTS } from '../../../constants/limits.ts';
import { drawnTexts } from '../../../i18n/drawnTexts.ts';
import { rootStyleSheet } from '../../../theme/cssVariables.ts';
import type { ThemeSettings } from '../../../theme/types.ts';
import { RichTextCleaner } from '../../common/RichText.tsx';
import { TextProvider } from '../../common/TextProvider.tsx';
import { ShareScreen } from './ShareScreen.tsx';

interface RenderOptions {
  /** Path and query of the page. */
  readonly href: string;
  /** Who runs this portal. */
  readonly brand: string;
  /** Makes rich text harmless: there is no document here that could. */
  readonly clean: (html: string) => string;
}

const texts = drawnTexts();

/** How the portal looks to somebody who has set nothing. */
const SETTINGS: ThemeSettings = { style: 'default', primaryColour: 'blue', size: DEFAULTS.elementSize };

/** What the first answer needs beside its markup: the colours and sizes, and what the settings must be for it to fit. */
export function firstLook() {
  return { styleSheet: rootStyleSheet(SETTINGS), settings: { language: 'zh-CN', ...SETTINGS } };
}

/** The markup of a public page, drawn without a document. Throws for a path that is none. */
export function renderShare(page: SharePage, { href, brand, clean }: RenderOptions): string {
  return renderToString(
    <TextProvider texts={texts}>
      <RichTextCleaner value={clean}>
        <StaticRouter location={href}>
          <ShareScreen page={page} href={href} brand={brand} />
        </StaticRouter>
      </RichTextCleaner>
    </TextProvider>,
  );
}
