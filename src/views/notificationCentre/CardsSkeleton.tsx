import { SkeletonBar } from '../common/Skeleton.tsx';

const WIDTHS = [118, 120, 54, 102, 54] as const;

/** Bars where the cards will be. */
export function CardsSkeleton() {
  return (
    <div className="pane-body">
      {[0, 1, 2, 3].map((card) => (
        <div key={card} className="notification-card">
          <div className="card-head">
            <SkeletonBar width={62} height={12} />
            <SkeletonBar width={50} />
            <span className="card-head-end">
              <SkeletonBar width={36} />
            </span>
          </div>
          <div className="card-fields">
            {WIDTHS.map((width, index) => (
              <div key={index}>
                <SkeletonBar width={width} />
              </div>
            ))}
          </div>
          <div className="card-foot">
            <SkeletonBar width={72} />
          </div>
        </div>
      ))}
    </div>
  );
}
