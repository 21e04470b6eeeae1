import { File, FileSpreadsheet, FileText, Image, type LucideIcon } from 'lucide-react';

const KIB = 1024;
const ICONS: readonly (readonly [RegExp, LucideIcon])[] = [
  [/\.(jpe?g|png|webp|gif|bmp|svg)$/i, Image],
  [/\.(xlsx?|csv|et)$/i, FileSpreadsheet],
  [/\.(docx?|pdf|txt|md|pptx?|wps)$/i, FileText],
];

/** The icon for a file, by its name. */
export const fileIcon = (fileName: string): LucideIcon =>
  ICONS.find(([pattern]) => pattern.test(fileName))?.[1] ?? File;

/** Whether an attachment opens as a picture; anything else is saved (§5). */
export const isPreviewed = (fileName: string): boolean => /\.(jpe?g|png|webp)$/i.test(fileName);

/** A size in readable form: `36 KB`, `1.2 MB`. */
export function sizeWords(bytes: number): string {
  return bytes < KIB * KIB ? `${Math.max(1, Math.round(bytes / KIB))} KB` : `${(bytes / KIB / KIB).toFixed(1)} MB`;
}
