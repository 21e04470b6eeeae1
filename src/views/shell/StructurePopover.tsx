import { Network } from 'lucide-react';
import { lazyScreen } from '../common/dom/lazyScreen.ts';
import { Icon } from '../common/Icon.tsx';
import { useText } from '../common/useText.ts';
import headerStyles from './header.module.css';
import { Popover } from './Popover.tsx';
import panelsStyles from './panels.module.css';

const StructurePlan = lazyScreen(() => import('./StructurePlan.tsx'), 'StructurePlan');

/** The static diagram of the product's parts (HDR-6), drawn like rooms of the floor plan. */
export function StructurePopover() {
  const t = useText();
  return (
    <Popover
      names={['structure']}
      label={t('shell:structureOverview')}
      triggerLabel={t('shell:structureOverview')}
      triggerClass={headerStyles.headerButton}
      trigger={<Icon of={Network} />}
      panelClass={panelsStyles.structurePanel}
    >
      <h2 className={panelsStyles.panelTitle}>{t('shell:structureOverview')}</h2>
      <StructurePlan />
    </Popover>
  );
}
