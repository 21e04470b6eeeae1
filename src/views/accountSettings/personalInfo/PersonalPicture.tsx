import { selectOwnPicture } from '../../../features/ownPicture/ownPictureSlice.ts';
import {
  picturePickWanted,
  pictureRemovalWanted,
  selectIsPictureLeaving,
  selectPickedPicture,
} from '../../../features/personalInfo/personalInfoSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Avatar } from '../../common/Avatar.tsx';
import { Button } from '../../common/Button.tsx';
import { useText } from '../../common/useText.ts';
import { CropDialog } from './CropDialog.tsx';
import styles from './personalInfo.module.css';

/** The person's picture as others see it, and the actions on it. */
export function PersonalPicture({ name, hasPicture }: { readonly name: string; readonly hasPicture: boolean }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const url = useAppSelector(selectOwnPicture);
  const isLeaving = useAppSelector(selectIsPictureLeaving);
  const picked = useAppSelector(selectPickedPicture);
  return (
    <div className={styles.picture}>
      <Avatar name={name} size={64} picture={hasPicture ? url : null} />
      <Button onClick={() => dispatch(picturePickWanted())}>{t('personalInfo:changePicture')}</Button>
      {hasPicture && (
        <Button busy={isLeaving} onClick={() => dispatch(pictureRemovalWanted())}>
          {t('personalInfo:removePicture')}
        </Button>
      )}
      {picked && <CropDialog picture={picked} />}
    </div>
  );
}
