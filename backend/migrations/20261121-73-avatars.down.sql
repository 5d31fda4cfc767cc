DROP TABLE avatars;
