import { Upload } from 'lucide-react';
import {
  licensePickWanted,
  selectLicensePreview,
  selectLicenseUpload,
} from '../../../features/certificationLicense/certificationLicenseSlice.ts';
import { licenseIn } from '../../../features/certificationLicense/licenseText.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { Button } from '../../common/Button.tsx';
import { FieldError } from '../../common/form/Field.tsx';
import type { BoundField } from '../../common/form/useForm.ts';
import { useText } from '../../common/useText.ts';
import styles from './certification.module.css';
import { LicenseTile } from './LicenseTile.tsx';

/** The business licence: uploaded as soon as it is picked, kept by its name like the form's other fields. */
export function LicenseField({ name, value, error }: BoundField) {
  const t = useText();
  const dispatch = useAppDispatch();
  const upload = useAppSelector(selectLicenseUpload);
  const preview = useAppSelector(selectLicensePreview);
  const file = licenseIn(value);
  const isUploading = upload.status === 'submitting';
  const fault = isUploading ? null : upload.failure.error ? t(upload.failure.error) : error;
  return (
    <div className={styles.license}>
      <div id="license-label" className={styles.licenseLabel}>
        {t('certification:license')}
        <span className={styles.required} aria-hidden>
          *
        </span>
      </div>
      <LicenseTile
        fileName={file?.fileName ?? null}
        url={file && preview?.blobName === file.blobName ? preview.url : null}
        state={t(
          isUploading
            ? 'certification:licenseUploading'
            : file
              ? 'certification:licenseReady'
              : 'certification:licenseNone',
        )}
        isFaulty={fault !== null}
      >
        <Button
          name={name}
          busy={isUploading}
          icon={Upload}
          aria-describedby={fault === null ? 'license-label' : 'license-label license-words'}
          onClick={() => !isUploading && dispatch(licensePickWanted())}
        >
          {t(file ? 'certification:uploadAgain' : 'certification:upload')}
        </Button>
      </LicenseTile>
      <FieldError id="license-words" error={fault} />
    </div>
  );
}
