import type { ComponentType } from 'react';
import type { ConsoleScreen } from '../../features/consoleMenu/consolePages.ts';

/** What draws each page of the console; each comes in a chunk of its own (`lazyScreen`). */
export const CONSOLE_SCREENS: Readonly<Partial<Record<ConsoleScreen, ComponentType>>> = {};
