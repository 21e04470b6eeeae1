import { help } from './help.ts';
import { helpArticles } from './helpArticles.ts';
import { problemReport } from './problemReport.ts';
import { tour } from './tour.ts';

/** Texts of the help area. */
export const helpArea = { help, helpArticles, problemReport, tour };
