import { selectChooserShown } from '../../features/companySwitch/companySwitchSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { lazyScreen } from '../common/dom/lazyScreen.ts';
import { LazyLayer } from '../utility/LazyLayer.tsx';

const CompanyChooser = lazyScreen(() => import('./CompanyChooser.tsx'), 'CompanyChooser');

/** Shows the company chooser over any page while its flow requires it (CMP-2). */
export function CompanyChooserHost() {
  if (!useAppSelector(selectChooserShown)) return null;
  return (
    <LazyLayer>
      <CompanyChooser />
    </LazyLayer>
  );
}
