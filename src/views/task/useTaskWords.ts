import { selectLanguage } from '../../features/settings/settingsSlice.ts';
import { selectTaskEnums, type TaskEnum } from '../../features/task/taskSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { LEVEL_KEYS } from '../common/Star.tsx';
import { useText } from '../common/useText.ts';

/** The portal's own words of the three enumerations, by value (§3). */
const KEYS = {
  degreeType: LEVEL_KEYS,
  warmingTime: [
    'task:warmingTime0',
    'task:warmingTime1',
    'task:warmingTime2',
    'task:warmingTime3',
    'task:warmingTime4',
    'task:warmingTime5',
    'task:warmingTime6',
  ],
  warmingType: ['task:warmingType0', 'task:warmingType1', 'task:warmingType2'],
} as const satisfies Record<TaskEnum, readonly string[]>;

export interface TaskChoice {
  readonly value: number;
  readonly label: string;
}

/** The values of an enumeration with their words: the server's if it sent them in this language, else the portal's. */
export function useTaskChoices(name: TaskEnum): readonly TaskChoice[] {
  const t = useText();
  const language = useAppSelector(selectLanguage);
  const told = useAppSelector(selectTaskEnums)[name].data;
  if (told?.language === language) return told.items.map(({ value, displayName }) => ({ value, label: displayName }));
  return KEYS[name].map((key, value) => ({ value, label: t(key) }));
}

/** The word for one value; null if there is none. */
export function wordOf(choices: readonly TaskChoice[], value: number | null | undefined): string | null {
  return choices.find((choice) => choice.value === value)?.label ?? null;
}
