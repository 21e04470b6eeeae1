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
  /** Sanitises rich text: there is no document here that could. */
  readonly clean: (html: string) => string;
}

const texts = drawnTexts();

/** How the portal looks to a visitor without any settings. */
const SETTINGS: ThemeSettings = { style: 'default', primaryColour: 'blue', size: DEFAULTS.elementSize };

/** What the first answer needs besides its markup: the colours and sizes, and the settings for which it is correct. */
export function firstLook() {
  return { styleSheet: rootStyleSheet(SETTINGS), settings: { language: 'zh-CN', ...SETTINGS } };
}

/** The markup of a public page, rendered without a document. Throws if the path is not one of a public page. */
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
