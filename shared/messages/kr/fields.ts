import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { fields as source } from '#shared/messages/jp/fields.ts';

export const fields: CatalogueOf<typeof source> = {
  sheet: {
    image: '이미지',
    video: '동영상',
    imageAlt: '대체 텍스트',
    mainText: '메인 텍스트',
    mainTextColor: '메인 텍스트 색',
    price: '가격(세금 포함)',
    priceTextColor: '가격 색',
    linkButtonText: '버튼 문구',
    linkDestinationUrl: '링크 대상',
    isInternalLink: '링크 종류',
    linkButtonColor: '버튼 색',
    linkTextColor: '버튼 글자 색',
    snsConfig: '표시할 SNS',
    showCompany: '회사 정보 표시',
    membersOnlyLock: '회원 전용',
    hoverArrowColor: '화살표 색',
    arrowFadeInterval: '화살표가 사라지기까지의 초',
    sliderTime: '자동으로 넘어가는 초',
    imageLinkPoints: '이미지 링크',
  },
  settings: {
    name: '사이트 이름',
    viewMode: '표시 모드',
    logo: '로고',
    favicon: '파비콘',
    languages: '언어',
    defaultLanguage: '기본 언어',
    displayLanguageIcon: '언어 아이콘',
    displayGlobalMenu: '글로벌 메뉴',
    globalMenuTextColor: '메뉴 글자 색',
    speakerColor: '스피커 색',
  },
  grid: {
    size: '행×열',
    cells: '셀 배치',
  },
};
