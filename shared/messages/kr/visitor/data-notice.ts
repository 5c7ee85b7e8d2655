import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { dataNotice as source } from '#shared/messages/jp/visitor/data-notice.ts';

export const dataNotice: CatalogueOf<typeof source> = {
  title: '외부 전송 안내',
  lead: '이 사이트를 볼 때 어떤 정보가 누구에게, 무엇을 위해 전송되는지 알려 드립니다.',
  elsewhere: '외부 서비스로의 전송',
  none: '이 사이트는 방문자의 정보를 외부 서비스로 보내지 않습니다.',
  some: '이 사이트에는 운영자가 설치한 다음 서비스가 포함되어 있습니다. 사이트를 표시하면 브라우저에서 각 서비스로 정보가 전송됩니다.',
  mayBeMore: '포함된 프로그램이 여기에 없는 서비스로 정보를 더 보낼 수 있습니다.',
  to: '받는 곳',
  what: '포함 방식',
  sent: '전송되는 정보',
  why: '이용 목적',
  unknown: '{{host}} 운영자',
  basics: '이 사이트의 주소, IP 주소, 일시, 브라우저와 기기의 종류 및 언어',
  byScript: '이 페이지와 직전 페이지의 주소, 페이지에서의 조작, 쿠키 등의 식별자',
  kind: {
    script: '프로그램(스크립트)',
    code: '프로그램이 통신하는 곳',
    style: '글꼴 또는 스타일',
    picture: '이미지',
    frame: '삽입된 페이지',
    other: '기타 요소',
  },
  purpose: {
    analytics: '사이트 이용 현황 분석',
    ads: '광고 제공 및 효과 측정',
    tags: '측정용 프로그램 관리',
    video: '동영상 재생',
    social: 'SNS 콘텐츠 표시 및 SNS 광고 효과 측정',
    map: '지도 표시',
    fonts: '글꼴 표시',
    library: '사이트 작동에 필요한 요소 불러오기',
    unknown: '운영자가 설치한 기능을 위해(자세한 내용은 운영자에게 문의해 주세요)',
  },
  own: '이 사이트가 직접 받는 정보',
  counted:
    '방문 집계: 표시된 시트와 이동 방법, 머문 시간, 누른 위치, 직전 사이트의 이름, 기기 종류를 쿠키 없이, 기기에 아무것도 저장하지 않고 집계합니다. 하루의 방문자 수를 세기 위해 IP 주소를 되돌릴 수 없는 값으로 바꾸고 이틀 안에 삭제합니다. 보내신 폼은 그 계기가 된 방문과 함께 집계하며, 둘 사이의 연결은 35일 후에 삭제합니다. 브라우저에서 추적 거부(DNT·GPC)를 설정한 경우에는 방문을 집계하지 않고, 보내신 폼은 건수만 셉니다.',
  forms: '폼: 보내신 내용은 답변 등을 위해 이 사이트의 운영자에게 전달되어 보관됩니다.',
  members: '회원: 등록하신 이메일 주소 등을 보관하며, 로그인 상태를 나타내는 쿠키를 최대 7일 동안 사용합니다. 외부로는 보내지 않습니다.',
};
