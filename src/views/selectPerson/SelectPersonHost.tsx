import { selectPersonStatus } from '../../features/selectPerson/selectPersonSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { lazyScreen } from '../common/dom/lazyScreen.ts';
import { LazyLayer } from '../utility/LazyLayer.tsx';

const SelectPersonDialog = lazyScreen(() => import('./SelectPersonDialog.tsx'), 'SelectPersonDialog');

/** Shows the select-person dialog above the form that asked for people. */
export function SelectPersonHost() {
  if (useAppSelector(selectPersonStatus) === 'closed') return null;
  return (
    <LazyLayer>
      <SelectPersonDialog />
    </LazyLayer>
  );
}
