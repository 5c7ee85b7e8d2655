g7h8ut6nnved 湯川温泉旅館 冬のご案内 DRAFT
cu9yqkli1xur 白樺高原ホテル PUBLISH
x jp 1440 1483 ms 900
