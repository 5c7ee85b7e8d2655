import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ViewMode } from '#shared/model/sites/site.ts';

const ICONS = { MOBILE: IconDeviceMobile, PC: IconDeviceDesktop } as const;

interface DeviceSwitchProps {
  device: ViewMode;
  onChange: (device: ViewMode) => void;
}

/** Chooses the device that the preview simulates; does not change the site. */
export function DeviceSwitch({ device, onChange }: DeviceSwitchProps) {
  const { t } = useTranslation('preview');
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('device')}
      value={device}
      onChange={(value) => onChange(ViewMode.parse(value))}
      data={ViewMode.options.map((value) => {
        const Icon = ICONS[value];
        const name = t(value === 'PC' ? 'desktop' : 'phone');
        return {
          value,
          label: (
            <span title={name}>
              <Icon size={18} stroke={1.5} aria-hidden style={{ display: 'block' }} />
              <VisuallyHidden>{name}</VisuallyHidden>
            </span>
          ),
        };
      })}
    />
  );
}
