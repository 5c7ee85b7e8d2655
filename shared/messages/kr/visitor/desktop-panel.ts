/** What is beside the upright frame of a site on a desktop. */
export const desktopPanel = { map: '시트 지도', phone: '스마트폰에서 보기', copy: '링크 복사', copied: '복사했습니다' };
