import type { TemplateTexts } from '#web/features/sites/templates/template-design.ts';

export const portfolio: TemplateTexts = {
  title: '작품집',
  about: '말은 적게, 작품은 크게 보여 주는 포트폴리오에.',
  sheets: [
    { text: '형태와 여백.', alt: '흰 아치와 빨간 구', button: '작품 보기' },
    { eyebrow: '포스터', text: '구성 2026', second: '전시 안내, B1', alt: '검은 사각형과 빨간 원, 파란 삼각형' },
    { eyebrow: '입체', text: '정물 2025', second: '석고, 높이 40센티', alt: '기둥 위의 검은 구와 빨간 원뿔' },
    { eyebrow: '활동', text: '12년', second: '책 장정, 전시, 가게 간판까지.' },
    { text: '물결 2024', alt: '검은 바탕의 흰 곡선과 빨간 원' },
    { eyebrow: '판화', text: '문 2023', second: '다섯 색, 서른 장', alt: '겹겹이 이어진 다섯 색 아치', button: '연락하기' },
    { text: '작업 의뢰는\n이쪽으로.', alt: '명함과 연필', button: '연락하기' },
    { eyebrow: '약력', text: '걸어온 길', second: '2014 독립\n2017 개인전 “여백”\n2020 장정전 입선\n2023 벽화 “문”\n2026 개인전 “구성”' },
  ],
  menu: ['홈', '작품', '연락처'],
  seo: { title: '작품집', h1: '형태와 여백', description: '최근의 그래픽과 입체 작업, 의뢰를 위한 연락처입니다.' },
};
