'use client';

export const a = 1;
