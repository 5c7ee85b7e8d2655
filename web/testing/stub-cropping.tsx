import * as cropper from 'react-easy-crop';
import { vi } from 'vitest';
import * as cropping from '#web/ui/crop/crop-file.ts';

/**
 * Replaces the crop square, which needs a layout, by a button `crop` that selects `area`, and stubs `cropFile`, until mocks are restored.
 */
export function stubCropping(area: cropper.Area): void {
  const CropButton = ({ onCropAreaChange }: Partial<cropper.CropperProps>) => (
    <button type="button" onClick={() => onCropAreaChange?.(area, area)}>
      crop
    </button>
  );
  vi.spyOn(cropper, 'default', 'get').mockReturnValue(CropButton as unknown as typeof cropper.default);
  vi.spyOn(cropping, 'cropFile').mockResolvedValue(undefined);
}
