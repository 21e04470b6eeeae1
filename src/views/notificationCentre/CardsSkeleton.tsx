import { PaneBody } from '../common/Pane.tsx';
import { SkeletonBar } from '../common/Skeleton.tsx';
import notificationCardStyles from './notificationCard.module.css';
import notificationCentreStyles from './notificationCentre.module.css';

const WIDTHS = [118, 120, 54, 102, 54] as const;

/** Bars in place of the cards. */
export function CardsSkeleton() {
  return (
    <PaneBody className={notificationCentreStyles.cards}>
      {[0, 1, 2, 3].map((card) => (
        <div key={card} className={notificationCardStyles.notificationCard}>
          <div className={notificationCardStyles.cardHead}>
            <SkeletonBar width={62} height={12} />
            <SkeletonBar width={50} />
            <span className={notificationCardStyles.cardHeadEnd}>
              <SkeletonBar width={36} />
            </span>
          </div>
          <div className={notificationCardStyles.cardFields}>
            {WIDTHS.map((width, index) => (
              <div key={index}>
                <SkeletonBar width={width} />
              </div>
            ))}
          </div>
          <div className={notificationCardStyles.cardFoot}>
            <SkeletonBar width={72} />
          </div>
        </div>
      ))}
    </PaneBody>
  );
}
